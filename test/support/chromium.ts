/** Sets CHROMIUM, which the mini-program host uses, to the system's browser unless it is set. */
import { findBrowser } from './browser'

const executable = findBrowser()
if (executable) process.env.CHROMIUM = executable
