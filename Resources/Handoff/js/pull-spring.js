// The remaining pull after t seconds: a spring pulls back.
const spring = () => {
  const out = pull - hold, rate = DAMPING__ / 2, bend = Math.sqrt(Math.abs(STIFFNESS__ - rate * rate))
  const swing = t => Math.cos(bend * t) + rate / bend * Math.sin(bend * t)  //: if rings
  const swing = t => bend > 1e-6 ? Math.cosh(bend * t) + rate / bend * Math.sinh(bend * t) : 1 + rate * t  //: else
  return t => out * Math.exp(-rate * t) * swing(t)
}
