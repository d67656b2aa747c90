/** Runs axe-core on the current page: violations of WCAG 2.2 AA that a machine can detect. */
import { source } from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface WithAxe {
  axe?: { run(context: object, options: RunOptions): Promise<AxeResults> }
}

/** Returns a line for each violating element. */
export async function violationsOn(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: WCAG_22_AA },
    resultTypes: ['violations'],
  }
  const { violations } = await page.evaluate(runOptions => (window as WithAxe).axe!.run(document, runOptions), options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}
