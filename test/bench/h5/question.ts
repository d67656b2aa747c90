/** Measures the time from asking a question to the first article that answers it. */
import { articleAnswersCopy } from '@/copy/article-answers'
import { searchCopy } from '@/copy/search'
import { type Bench, several } from './bench'

const QUESTION = '公司不给交社保怎么办'
const ANSWER = '.answer'
const FIRST_ANSWER = 1000
/** The least time that a reader needs from the offer's appearance to a tap on it. */
const REACTION = 500

export async function question(bench: Bench) {
  const fromForm = await several(bench, async phone => {
    await phone.goto('/ask', 'textarea')
    await phone.settle()
    await phone.top.locator('textarea').fill(QUESTION)
    const ask = phone.top.getByRole('button', { name: articleAnswersCopy.answers.find, exact: true })
    return phone.timeTo(() => ask.tap(), ANSWER)
  })
  bench.note('question from its form: first article drawn', fromForm, FIRST_ANSWER, 'ms')
  const fromBox = await several(bench, async phone => {
    await phone.goto('/home-search-input?type=law', 'input')
    await phone.settle()
    await phone.top.locator('input').fill(QUESTION)
    const offer = phone.top.getByText(searchCopy.offers.question)
    await offer.waitFor()
    await phone.page.waitForTimeout(REACTION)
    return phone.timeTo(() => offer.tap(), ANSWER)
  })
  bench.note('question from the search box: first article drawn', fromBox, FIRST_ANSWER, 'ms')
}
