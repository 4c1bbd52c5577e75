
/// A row of text.
class NAME__ItemRow extends StatelessWidget {
  const NAME__ItemRow({super.key, required this.item});

  final NAME__Item item;

  @override
  Widget build(BuildContext context) {
    //: use row
  }
}
