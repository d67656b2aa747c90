/** axe-core on the page as it stands: what breaks WCAG 2.2 AA as far as a machine can tell. */
import { source } from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface WithAxe {
  axe?: { run(context: object, options: RunOptions): Promise<AxeResults> }
}

/** A line for each part of the page that breaks a rule. */
export async function violationsOn(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: WCAG_22_AA },
    resultTypes: ['violations'],
  }
  const { violations } = await page.evaluate(given => (window as WithAxe).axe!.run(document, given), options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}
