/** The mini-program host asks CHROMIUM for its browser: the system's stands there unless another was named. */
import { findBrowser } from './browser'

const found = findBrowser()
if (found) process.env.CHROMIUM = found
