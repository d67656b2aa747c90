/** Where each document comes from, by its screen: for what fetches documents without showing them. */
import { articleSource } from '@/libraries/documents/article'
import { biddingSource } from '@/libraries/documents/bidding'
import { caseSource } from '@/libraries/documents/case'
import { fiscalCaseSource } from '@/libraries/documents/fiscal/case'
import { dynamicSource } from '@/libraries/documents/fiscal/dynamic'
import { incentiveSource } from '@/libraries/documents/fiscal/incentive'
import { fiscalLawSource } from '@/libraries/documents/fiscal/law'
import { penaltySource } from '@/libraries/documents/fiscal/penalty'
import { qaSource } from '@/libraries/documents/fiscal/qa'
import { judicialSource } from '@/libraries/documents/judicial'
import { lawSource } from '@/libraries/documents/law'
import { proDocSource } from '@/libraries/documents/pro-doc'
import { similaritySource } from '@/libraries/documents/similarity'
import type { DocumentSource } from '@/libraries/document'

const SOURCES: DocumentSource[] = [
  articleSource,
  biddingSource,
  caseSource,
  fiscalCaseSource,
  dynamicSource,
  incentiveSource,
  fiscalLawSource,
  penaltySource,
  qaSource,
  judicialSource,
  lawSource,
  proDocSource,
  similaritySource,
]

export const sourceOf = (route: string) => SOURCES.find(source => source.route === route)
