/** The sources of documents, one for each document screen. They load documents without showing them. */
import { articleSource } from '@/libraries/article/document'
import { biddingSource } from '@/libraries/bidding/document'
import { caseSource } from '@/libraries/case/document'
import { fiscalCaseSource } from '@/libraries/fiscal/case/document'
import { dynamicSource } from '@/libraries/fiscal/dynamic/document'
import { incentiveSource } from '@/libraries/fiscal/incentive/document'
import { fiscalLawSource } from '@/libraries/fiscal/law/document'
import { penaltySource } from '@/libraries/fiscal/penalty/document'
import { qaSource } from '@/libraries/fiscal/qa/document'
import { judicialSource } from '@/libraries/judicial/document'
import { lawSource } from '@/libraries/law/document'
import { proDocSource } from '@/libraries/pro-doc/document'
import { similaritySource } from '@/libraries/similarity/document'
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

export const documentSourceOfRoute = (route: string) => SOURCES.find(source => source.route === route)
