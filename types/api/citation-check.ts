/** Citation check: `/brief/api/v1`. Texts are not stored. */
import { Type, type Static } from '@sinclair/typebox'
import { LaterReview } from './judgement'
import { StandingGround } from './lawregu'
import { Day, DocumentId } from './search'

export const CITATION_CHECK_LIMITS = {
  /** The maximum size of a file in bytes. */
  file: 5 * 1024 * 1024,
  /** The maximum number of characters of the text of a file. */
  text: 5 * 1024 * 1024,
  /** The maximum number of citations of one request. */
  atOnce: 50,
  /** The maximum number of characters of a quotation. */
  quote: 2000,
  /** The maximum number of characters of a statement. */
  statement: 300,
  /** The maximum number of citations of one report. */
  report: 2000,
  /** The maximum number of unchecked pages of one report or link. */
  pages: 500,
  /** The maximum number of citations of one link. */
  linked: 500,
  /** The maximum number of characters of the results of one link, as JSON. */
  linkedLength: 256 * 1024,
}

/** POST text: the text of a .docx, .pdf or .txt file. */
export const FileToCheck = Type.Object({
  file: Type.String({ description: 'base64, at most 5 MB of a file' }),
})
export type FileToCheck = Static<typeof FileToCheck>

export const TextToCheck = Type.Object({
  text: Type.String(),
  /** The pages of a PDF that are pictures, or empty. They are not checked. */
  pagesWithoutText: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
})
export type TextToCheck = Static<typeof TextToCheck>

const Article = Type.String({ minLength: 1, maxLength: 60 })

/** A citation in a checked text. If it has a name and a number, both must fit the same document. */
export const CitationToCheck = Type.Object({
  law: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: '旧公司法 and 原公司法 mean the text before the one in force',
    }),
  ),
  article: Type.Optional(Article),
  /** Further articles that the text cites together with this one. The quotation may be from them. */
  beside: Type.Optional(Type.Array(Article, { maxItems: 10 })),
  paragraph: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  item: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  /** The id of a judgment in the library. A judgment with an id needs no number. */
  id: Type.Optional(DocumentId),
  number: Type.Optional(Type.String({ maxLength: 100, description: '法释〔2020〕6号, （2021）京01民终123号' })),
  /** Whether the number is a case number. */
  isCase: Type.Optional(Type.Boolean()),
  court: Type.Optional(Type.String({ maxLength: 60 })),
  quote: Type.Optional(Type.String({ maxLength: CITATION_CHECK_LIMITS.quote })),
  /** Whether no phrase introduces the quotation. Words that are unlike the article then count as no quotation. */
  isQuoteUncertain: Type.Optional(Type.Boolean()),
  statement: Type.Optional(
    Type.String({
      maxLength: CITATION_CHECK_LIMITS.statement,
      description: 'what the text says of the article, without quotation marks',
    }),
  ),
  /** The name, cause and day that the text states for the case. The judgment must agree with them. */
  name: Type.Optional(Type.String({ maxLength: 200, description: '甲公司诉乙公司买卖合同纠纷案' })),
  cause: Type.Optional(Type.String({ maxLength: 60, description: '买卖合同纠纷' })),
  date: Type.Optional(Type.String({ maxLength: 10, description: 'the day of the judgment: 2021-05-12' })),
  /** The day of the checked text. A short name may have meant another law on that day. */
  asOf: Type.Optional(Day),
})
export type CitationToCheck = Static<typeof CitationToCheck>

/** POST check: the citations of one request. */
export const CitationsToCheck = Type.Array(CitationToCheck, { minItems: 1, maxItems: CITATION_CHECK_LIMITS.atOnce })

const CITATION_STATES = [
  'inForce',
  'partly',
  'unknown',
  'amended',
  'repealed',
  'notYet',
  'noArticle',
  'absent',
  'mismatched',
  'otherCase',
  'misquoted',
  'otherArticle',
  'found',
] as const
export type CitationState = (typeof CITATION_STATES)[number]

const Change = Type.Object({
  kind: Type.Union([Type.Literal('same'), Type.Literal('added'), Type.Literal('removed')]),
  text: Type.String(),
})

export const CheckedCitation = Type.Object({
  state: Type.Union(CITATION_STATES.map(state => Type.Literal(state))),
  /** The library that has the cited document: `law`, `case`, `similarity` or `penalty`. */
  library: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  /** The number of the document in the library. For a case, `court` is also set. */
  number: Type.Optional(Type.String()),
  court: Type.Optional(Type.String()),
  time_limited: Type.Optional(Type.String()),
  /** For laws in the library: the reason for the status. For an absent law: the law that repeals it. */
  ground: Type.Optional(StandingGround),
  /** For a repealed law that the library lacks: the law in force on the same subject. */
  successor: Type.Optional(Type.String({ description: '《民法典》合同编' })),
  /** For a short name of several laws that cannot be told apart: their titles. `title` is the short name. */
  meanings: Type.Optional(Type.Array(Type.String())),
  /** For laws: the day up to which the library has all laws, as a sentence for readers. */
  completeness: Type.Optional(Type.String()),
  /** For laws: the first day in force. */
  effective_date: Type.Optional(Type.String()),
  /** The cited article. Its current words are in `text`, which is missing if the law has no such article. */
  article: Type.Optional(Type.String({ description: '第五百七十七条' })),
  text: Type.Optional(Type.String()),
  /** An earlier version that the text names, or whose words fit the citation. */
  former: Type.Optional(Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() })),
  /** The cited part that the article lacks: a 款 or a 项. */
  lacks: Type.Optional(Type.Union([Type.Literal('paragraph'), Type.Literal('item')])),
  /** The differences from the law's words to the quotation. */
  changes: Type.Optional(Type.Array(Change)),
  /** For cases: the cause and the day of the judgment. */
  cause: Type.Optional(Type.String()),
  date: Type.Optional(Type.String()),
  /** Another article of the same law that says what the text ascribes to the cited one. */
  resembles: Type.Optional(Type.String({ description: '第一百四十七条' })),
  /** A figure or a word that the text ascribes to the article, although the article has another: 二年, 可以. */
  unlikeFigure: Type.Optional(Type.String({ description: '二年' })),
  /** The word that the article has instead: 应当. Missing for a figure. */
  insteadOf: Type.Optional(Type.String({ description: '应当' })),
  /** Whether the library cannot confirm the number beside the name of the law. */
  isNumberUnproven: Type.Optional(Type.Boolean()),
  /** Another article that contains the quotation. */
  standsIn: Type.Optional(Type.String()),
  /** Whether the citation is the number of an entry of 人民法院案例库, which the library may lack. */
  isEntry: Type.Optional(Type.Boolean()),
  /** For cases: what later decisions did with the judgment. */
  laterReview: Type.Optional(LaterReview),
})
export type CheckedCitation = Static<typeof CheckedCitation>

/** The results in the order of the request. */
export const CheckedCitations = Type.Array(CheckedCitation)

const UNCHECKED = {
  /** The pages of a PDF that were not checked. */
  pagesWithoutText: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: CITATION_CHECK_LIMITS.pages })),
  /** Whether the text has further citations. */
  isCut: Type.Optional(Type.Boolean()),
}

/**
 * POST report: makes a report of the checked citations. They are checked again. The reply has the key of a file
 * (`ReportAnswer`).
 */
export const CitationCheckReport = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 200, description: 'of the brief' })),
  citations: Type.Array(
    Type.Composite([
      CitationToCheck,
      Type.Object({ words: Type.String({ maxLength: 300 }), place: Type.String({ maxLength: 400 }) }),
    ]),
    { minItems: 1, maxItems: CITATION_CHECK_LIMITS.report },
  ),
  /** Places that look like citations but were not understood, with the words around them. */
  unread: Type.Optional(Type.Array(Type.String({ maxLength: 400 }), { maxItems: 200 })),
  ...UNCHECKED,
})
export type CitationCheckReport = Static<typeof CitationCheckReport>

const Words = Type.Object({ words: Type.String({ maxLength: 300 }) })

/**
 * POST link: checks the citations again, and stores the results for a link. Of the checked text, only the citations are
 * sent.
 */
export const CitationCheckToShare = Type.Object({
  citations: Type.Array(Type.Composite([CitationToCheck, Words]), {
    minItems: 1,
    maxItems: CITATION_CHECK_LIMITS.linked,
  }),
  quotes: Type.Boolean({ description: 'what stands in quotation marks is to be seen, where it differs' }),
  ...UNCHECKED,
})
export type CitationCheckToShare = Static<typeof CitationCheckToShare>

/** The result of one citation, as a link shares it: the citation's name, its state, the message and the target. */
export const SharedCitationResult = Type.Object({
  name: Type.String(),
  state: Type.Union(CITATION_STATES.map(state => Type.Literal(state))),
  saying: Type.String(),
  lead: Type.Optional(
    Type.Object({
      library: Type.String(),
      id: Type.String(),
      law: Type.Optional(Type.String()),
      article: Type.Optional(Type.String()),
    }),
  ),
  changes: Type.Optional(Type.Array(Change)),
  /** Whether a later decision overturned the cited judgment. */
  overturned: Type.Optional(Type.Boolean()),
})
export type SharedCitationResult = Static<typeof SharedCitationResult>

/** The query of `GET …/link`, which returns the results that a share key opens. */
export const CitationCheckLinkQuery = Type.Object({ secretKey: Type.String({ maxLength: 256 }) })
export const SharedCitationResults = Type.Object({
  madeAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
  citations: Type.Array(SharedCitationResult),
  ...UNCHECKED,
})
export type SharedCitationResults = Static<typeof SharedCitationResults>

/** The results that a link opens. They are stored with the share key of the link. */
export const CitationCheckGrant = Type.Object({
  method: Type.Literal('brief_report'),
  citations: Type.Array(SharedCitationResult),
  ...UNCHECKED,
})
export type CitationCheckGrant = Static<typeof CitationCheckGrant>
