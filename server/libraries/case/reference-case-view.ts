/** Converts the facts that 人民法院案例库 states about a reference case (参考案例) to the wire format. */
import type { CaseDetail, CaseEntry, LabelledParagraph } from '@contract/judgement'
import { ENTRY_TEXTS } from '@domain/libraries/case'
import type { CasePayload } from './document'

function textUnder(label: string, paragraphs: LabelledParagraph[]): string | undefined {
  const lines = paragraphs.filter(({ lableName }) => lableName === label).flatMap(one => one.subParagraphs)
  return lines.length ? lines.map(({ text }) => text).join('\n') : undefined
}

/** Returns the field `entry` of a reference case. For other cases, returns no field. */
export function referenceCaseResponse(
  { entry }: CasePayload,
  paragraphs: LabelledParagraph[],
): Pick<CaseDetail, 'entry'> {
  if (!entry) return {}
  const { number, day, keywords } = entry
  const shown: CaseEntry = { number, day, keywords }
  for (const [field, label] of Object.entries(ENTRY_TEXTS)) {
    const text = textUnder(label, paragraphs)
    if (text !== undefined) shown[field as keyof typeof ENTRY_TEXTS] = text
  }
  return { entry: shown }
}
