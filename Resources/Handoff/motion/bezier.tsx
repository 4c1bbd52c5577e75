cubicBezier(X1__, Y1__, X2__, Y2__)
