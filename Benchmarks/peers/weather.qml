import QtQuick

// The weather menu in Qt Quick: the same pictures, rows and translation as the scene of that name.
Item {
    id: screen
    property real offset: 0
    property string pictures: "."
    readonly property real row: 100
    readonly property real image: 200
    width: 390
    height: 844

    readonly property var names: ["clear", "night", "clouds", "rain", "storm", "snow", "fog", "wind", "radar",
        "satellite", "temperature", "air-quality"]
    readonly property var titles: ["Clear", "Clear night", "Clouds", "Rain", "Storm", "Snow", "Fog", "Wind", "Radar",
        "Satellite", "Temperature", "Air quality"]
    readonly property var values: ["27°", "19°", "16°", "9°", "24°", "-6°", "11°", "13°", "2 h", "Live", "31°", "42"]

    Rectangle { anchors.fill: parent; color: "#f2f2f7" }
    Repeater {
        model: 12
        Item {
            y: index * screen.row - screen.offset
            width: screen.width
            height: screen.row
            clip: true
            visible: y < screen.height && y + height > 0
            Image {
                source: "file://" + screen.pictures + "/" + screen.names[index] + ".jpg"
                sourceSize: Qt.size(780, 416)
                width: parent.width
                height: screen.image
                fillMode: Image.PreserveAspectCrop
                y: -(screen.image - screen.row) / 2
                   + (screen.height / 2 - (parent.y + screen.row / 2)) * (screen.image - screen.row) / (screen.height + screen.row)
            }
            Rectangle {
                y: 15; width: parent.width; height: 42.5
                gradient: Gradient {
                    GradientStop { position: 0; color: "#00000000" }
                    GradientStop { position: 1; color: "#99000000" }
                }
            }
            Rectangle { y: 57.5; width: parent.width; height: 42.5; color: "#99000000" }
            Text {
                x: 10; y: 48; text: screen.titles[index]; color: "white"
                font.family: "Inter"; font.pixelSize: 18; font.weight: Font.DemiBold
            }
            Text {
                anchors.right: parent.right; anchors.rightMargin: 10; y: 58; text: screen.values[index]; color: "white"
                font.family: "Inter"; font.pixelSize: 18; font.weight: Font.DemiBold
            }
        }
    }
}
