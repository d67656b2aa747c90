/** Names the result of a judgment in a word, according to its operative part. */
import { REVIEW_OUTCOMES, outcomeIn, type ReviewOutcome } from '../case-history/outcomes'

/** The rounds of a trial in which a court reviews an earlier decision. */
const REVIEWS = ['二审', '再审', '死刑复核']

/** Matches words that review an earlier decision, in any round. */
const DECIDES_ON_ANOTHER =
  /(?:驳回|撤回)[^。；]{0,200}(?:上诉|抗诉|再审申请|再审请求|申诉)|维持(?:原[^。；，]{0,4}(?:判|审|裁|决)|一审|二审)|(?:^|[\n；])(?:[一二三四五六七八九十]{1,3}、)?(?:不予?)?核准|指令[^。；]{2,60}再审|提审|由本院再审/
const DISMISSES_SUIT = /^(?:一、)?驳回[^。；]{0,200}起诉[。；]?$/
const WITHDRAWN =
  /^(?:一、)?(?:准许|准予|同意)[^。；]{0,200}(?:撤回起诉|撤诉)|^(?:一、)?本?案?按[^。；]{0,40}(?:撤诉|撤回起诉)处理/
const REFUSES_ALL =
  /^(?:[一二三四五六七八九十]{1,3}、)?驳回(?![^。；]{0,120}(?:其他|其余|其它))[^。；]{0,200}(?:诉讼|反诉)请求[。；]?$/
const REFUSES_REST = /驳回[^。；]{0,120}(?:其他|其余|其它)[^。；]{0,40}(?:诉讼|反诉)?请求/
const ACQUITS = /^(?:[一二三四五六七八九十]{1,3}、)?(?:原审)?被告(?:人|单位)[^，。；]{1,40}无罪[。；]?$/

/** The items of an operative part, without remarks in brackets. */
const itemsOf = (operative: string) =>
  operative
    .split(/[\n。；]/)
    .map(item => item.trim())
    .filter(item => item !== '' && !/^[（(]/.test(item))

function firstInstanceResult(operative: string): string | undefined {
  const items = itemsOf(operative)
  const all = (pattern: RegExp) => items.length > 0 && items.every(item => pattern.test(item))
  if (all(DISMISSES_SUIT)) return REVIEW_OUTCOMES.dismissed
  if (WITHDRAWN.test(operative)) return REVIEW_OUTCOMES.suitWithdrawn
  if (all(REFUSES_ALL)) return '驳回诉讼请求'
  if (all(ACQUITS)) return '无罪'
  const grants = items.some(item => !/^(?:[一二三四五六七八九十]{1,3}、)?驳回/.test(item))
  return grants && REFUSES_REST.test(operative) ? '部分支持' : undefined
}

/** The number of characters of an operative part that are read. Real ones are several times shorter. */
const LONGEST = 4000

/**
 * Matches an item that revokes the suspended sentence of another judgment. It does not revoke the decision under
 * review.
 */
const ENDS_SUSPENSION = /撤销[^。；\n]{0,160}缓刑[^。；\n]{0,12}/g

/** Matches the operative part of a death-penalty review. It is an approval, whatever the approved judgment says. */
const APPROVES = /^核准/

const wordForOutcome = (outcome: ReviewOutcome, operative: string, isRuling: boolean) => {
  const isMixed = /驳回|撤销/.test(operative)
  switch (outcome) {
    case 'changed':
      // A ruling only ends the earlier ruling. It does not change a judgment.
      if (isRuling) return REVIEW_OUTCOMES.revoked
      return /核准/.test(operative) ? REVIEW_OUTCOMES.partlyChanged : REVIEW_OUTCOMES.changed
    case 'refused':
      return /申诉/.test(operative) && !/再审/.test(operative) ? '驳回申诉' : REVIEW_OUTCOMES.refused
    case 'petitionWithdrawn':
    case 'appealWithdrawn':
    case 'suitWithdrawn':
      // If one party withdraws and the court decides about another party, no single word fits.
      return isMixed ? undefined : REVIEW_OUTCOMES[outcome]
    default:
      return REVIEW_OUTCOMES[outcome]
  }
}

/** Returns the word for the result, or `undefined` if none fits. `isRuling`: the document is a 裁定 and not a 判决. */
export function resultWord(text: string, round: string, isRuling: boolean): string | undefined {
  const operative = text.slice(0, LONGEST)
  if (APPROVES.test(operative)) return REVIEW_OUTCOMES.approved
  const isReview = REVIEWS.indexOf(round) >= 0 || DECIDES_ON_ANOTHER.test(operative)
  const outcome = isReview ? outcomeIn(operative.replace(ENDS_SUSPENSION, '')) : undefined
  return outcome ? wordForOutcome(outcome, operative, isRuling) : firstInstanceResult(operative)
}

const OVERTURNS: string[] = [
  REVIEW_OUTCOMES.changed,
  REVIEW_OUTCOMES.partlyChanged,
  REVIEW_OUTCOMES.revoked,
  REVIEW_OUTCOMES.remanded,
  REVIEW_OUTCOMES.retrial,
  REVIEW_OUTCOMES.takenUp,
]
/** Whether the result overturns the earlier decision or reopens its case. */
export const isOverturning = (word: string): boolean => OVERTURNS.indexOf(word) >= 0
