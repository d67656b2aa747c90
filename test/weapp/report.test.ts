/** The similar-case report in the mini-program: the cost of selecting, the form, and the file in WeChat's viewer. */
import { reportCopy } from '@/copy/report'
import { caseName } from '@domain/citation/cite-as'
import { bodyOf, faultsOf, tablesOf, unzip } from '../support/docx'
import { steady } from '../support/time'
import { memberServer } from './member'
import {
  type Answer,
  type MiniProgram,
  type OpenOptions,
  eventually,
  expectHealthy,
  expectLight,
  openMiniProgram,
  proxyTo,
} from './mini-program'

const { report } = reportCopy
/** The setData limits of a tap on one row, and of all rows on the screen becoming selectable. */
const COST = { row: 1024, all: 8 * 1024 }

const server = memberServer({ CORPUS: 'sample' })

async function openList(options: OpenOptions = {}) {
  const app = await openMiniProgram({
    path: 'pages/list/case',
    query: { query: JSON.stringify([{ name: '全文', value: '违约金' }]) },
    answer: proxyTo(server.origin),
    storage: { token: server.token },
    ...options,
  })
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(2))
  return app
}

const start = (app: MiniProgram) => app.tap(`[aria-label="${report.startSelection}"]`)
const picked = (app: MiniProgram) => app.find('.row--picked').count()
const tapRow = (app: MiniProgram, at: number) => app.find('.row').nth(at).tap()

async function pick(app: MiniProgram, ...places: number[]) {
  await start(app)
  await eventually(async () => expect(await app.find('.row--pickable').count()).toBeGreaterThan(2))
  for (const [count, at] of places.entries()) {
    await tapRow(app, at)
    await eventually(async () => expect(await picked(app)).toBe(count + 1))
  }
}

async function openReport(app: MiniProgram) {
  await pick(app, 0, 2)
  await app.tap('.row-selection-bar .action-bar__main')
  await eventually(async () => expect(await app.find('.report-case').count()).toBe(2))
}

test('selecting sends little: a line for each row at its start, and then the tapped row only', async () => {
  const app = await openList()
  await app.resetMeter()
  await start(app)
  await eventually(async () => expect(await app.find('.row--pickable').count()).toBeGreaterThan(2))
  const began = await steady(() => app.meter())
  await app.resetMeter()
  await tapRow(app, 1)
  await eventually(async () => expect(await picked(app)).toBe(1))
  const tapped = await steady(() => app.meter())
  process.stdout.write(
    `figure: picking begins with ${began.bytes} bytes of setData, a row is picked with ${tapped.bytes}\n`,
  )
  expect(began.bytes).toBeLessThanOrEqual(COST.all)
  expect(tapped.bytes).toBeLessThanOrEqual(COST.row)
  await app.screenshot('report-picking')
  await expectHealthy(app)
  await app.close()
})

test('two cases become a report that opens in the viewer', async () => {
  const proxy = proxyTo(server.origin)
  let file: Uint8Array | undefined
  const answer: Answer = async request => {
    const reply = await proxy(request)
    if (/\/report\/[\w-]{22}$/.test(request.url) && reply && 'data' in reply) file = reply.data as Uint8Array
    return reply
  }
  const app = await openList({ answer })
  await openReport(app)
  expect(await app.title()).toBe('类案检索报告')
  const titles = await app.find('.report-case__title').allInnerTexts()
  // Pasted: nobody types faster than the host lets a page change.
  await app.find(`textarea[aria-label="${report.question.label}"]`).fill('违约金约定过高的，如何调整？')
  await app.type(`input[aria-label="${report.searcher.label}"]`, '白砚')
  await app.screenshot('report-form')
  await expectLight(app)
  await app.tap('.action-bar__main')
  await eventually(async () => expect(await app.find('.report-made').count()).toBe(1))
  await app.screenshot('report-made')
  await app.tap('.action-bar__main')
  await eventually(async () => expect(await app.calls('wx.openDocument')).toHaveLength(1))
  const [{ args = [] } = {}] = await app.calls('wx.openDocument')
  expect(args[0]).toMatchObject({ fileType: 'docx', showMenu: true })
  const bytes = Buffer.from(file ?? [])
  const xml = bodyOf(bytes)
  expect(faultsOf(xml)).toEqual([])
  const [facts = [], , compared = []] = tablesOf(xml)
  expect(Object.fromEntries(facts)).toMatchObject({ 检索主体: '白砚', 检索范围及条件: '全文：违约金' })
  const pictures = Object.entries(unzip(bytes)).filter(([name]) => name.startsWith('word/media/'))
  expect(pictures.map(([, png]) => png.readUInt32BE(16))).toEqual([780, 780])
  expect(
    compared
      .slice(1)
      .map(row => row[2])
      .sort(),
  ).toEqual(titles.map(caseName).sort())
  await expectHealthy(app)
  await app.close()
})

test('a failure keeps all typed text', async () => {
  const proxy = proxyTo(server.origin)
  const app = await openList({
    answer: request => (request.url.endsWith('/report') ? { fail: 'fail' } : proxy(request)),
  })
  await openReport(app)
  await app.type(`textarea[aria-label="${report.question.label}"]`, '争议')
  await app.tap('.action-bar__main')
  await app.find('.form-field__problem').getByText(report.missing.searcher).waitFor()
  await app.type(`input[aria-label="${report.searcher.label}"]`, '白砚')
  await app.tap('.action-bar__main')
  await app.find('.toast').getByText(reportCopy.error.network).waitFor()
  await app.back()
  await eventually(async () => expect(await picked(app)).toBe(2))
  await app.tap('.row-selection-bar .action-bar__main')
  await eventually(async () => expect(await app.find('.report-case').count()).toBe(2))
  expect(await app.find(`textarea[aria-label="${report.question.label}"]`).inputValue()).toBe('争议')
  await expectHealthy(app)
  await app.close()
})

test('a guest must log in before selecting', async () => {
  const app = await openList({ storage: {} })
  await start(app)
  await eventually(async () => expect(await app.find('[aria-role="dialog"]').count()).toBe(1))
  expect(await app.find('.row--pickable').count()).toBe(0)
  await app.close()
})

test.each([
  [375, 667, 'dark'],
  [320, 568, 'light'],
] as const)('it is drawn for %i × %i in the %s theme', async (width, height, theme) => {
  const app = await openList({ width, height, theme })
  await openReport(app)
  await app.screenshot(`report-form-${width}-${theme}`)
  await app.back()
  await eventually(async () => expect(await picked(app)).toBe(2))
  await app.screenshot(`report-picking-${width}-${theme}`)
  await expectHealthy(app)
  await app.close()
})
