/** Builds the H5 app that the tests share, unless it is up to date. */
import { ensureH5Build } from '../../config/h5-build'

ensureH5Build(process.env, console.log).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
