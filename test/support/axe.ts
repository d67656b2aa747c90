/** Runs axe-core on the current page. Finds violations of WCAG 2.2 AA that a machine can detect. */
import { source } from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface WithAxe {
  axe?: { run(context: object, options: RunOptions): Promise<AxeResults> }
}

interface Violation {
  rule: string
  /** A CSS selector of the element. */
  target: string
  line: string
}

async function run(page: Page, options: RunOptions): Promise<Violation[]> {
  const { violations } = await page.evaluate(chosen => (window as WithAxe).axe!.run(document, chosen), options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary = '' }) => ({
      rule: id,
      target: String(target[0]),
      line: `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`,
    })),
  )
}

/** Whether a target is too small in the middle of the window too. At the edge a fixed bar may cover a part of it. */
async function isTooSmall(page: Page, { target }: Violation): Promise<boolean> {
  await page.evaluate(selector => document.querySelector(selector)?.scrollIntoView({ block: 'center' }), target)
  const again = await run(page, { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] })
  return again.some(violation => violation.target === target)
}

/** Returns a line for each violating element. */
export async function violationsOn(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: WCAG_22_AA },
    resultTypes: ['violations'],
  }
  const lines: string[] = []
  for (const violation of await run(page, options)) {
    if (violation.rule !== 'target-size' || (await isTooSmall(page, violation))) lines.push(violation.line)
  }
  return lines
}
