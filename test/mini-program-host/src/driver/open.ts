import { randomUUID } from 'node:crypto'
import { type Launch, type Wire } from '../host/handle'
import { type Answer, answerWire } from './answers'
import { MiniProgram } from './mini-program'
import { reserve } from './session'

const PATIENCE = 5000

export interface OpenOptions extends Omit<Launch, 'query'> {
  /** The folder of a built mini-program, which contains app.json. */
  bundle: string
  /**
   * The folder in which `screenshot(name)` saves pictures. The default is `screenshots` in the working
   * folder. With `false` no pictures are taken.
   */
  screenshots?: string | false
  /** The query of the first page: as text like in a link, or as values to encode. */
  query?: string | Record<string, string>
  theme?: 'light' | 'dark'
  width?: number
  height?: number
  answer?: Answer
  /** Returns the code of `wx.login`. Each call of `wx.login` calls it again. */
  loginCode?: () => string
}

const encoded = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Starts a mini-program on a fresh phone. Throws if its first page does not open. */
export async function openMiniProgram(options: OpenOptions): Promise<MiniProgram> {
  const {
    bundle,
    screenshots = 'screenshots',
    query = '',
    theme = 'light',
    width = 375,
    height = 667,
    ...rest
  } = options
  const { answer = () => undefined, loginCode = randomUUID, ...launch } = rest
  const unanswered: string[] = []
  const script = { answer: (wire: Wire) => answerWire(wire, answer, what => unanswered.push(what)), loginCode }
  const place = await reserve(bundle, script)
  const { page } = place
  page.setDefaultTimeout(PATIENCE)
  await Promise.all([page.setViewportSize({ width, height }), page.emulateMedia({ colorScheme: theme })])
  await place.load({ ...launch, query: typeof query === 'string' ? query : encoded(query) })

  const app = new MiniProgram(place, unanswered, screenshots)
  if (await page.evaluate(() => window.miniProgram.started)) return app
  const { errors, missing } = await app.health()
  await app.close()
  throw new Error(
    `The mini-program did not start.\n${[...errors, ...missing.map(name => `missing: ${name}`)].join('\n')}`,
  )
}
