/** Citations of a brief, checked: `/brief/api/v1`. Nothing of what is sent is kept. */
import { Type, type Static } from '@sinclair/typebox'

export const BRIEF = {
  /** Bytes of a file. */
  file: 5 * 1024 * 1024,
  /** Citations of one question. */
  atOnce: 50,
  /** Characters of what stands in quotation marks. */
  quote: 2000,
  /** Citations of one report. */
  report: 2000,
  /** Of one link: citations, and what is kept of them as JSON. */
  linked: 500,
  linkedLength: 256 * 1024,
}

/** POST text: the words of a .docx or a .txt. */
export const BriefFile = Type.Object({
  file: Type.String({ description: 'base64, at most 5 MB of a file' }),
})
export type BriefFile = Static<typeof BriefFile>

export const BriefText = Type.Object({ text: Type.String() })
export type BriefText = Static<typeof BriefText>

const Article = Type.String({ minLength: 1, maxLength: 60 })

/** As the brief has it: names and numbers are looked for as they stand, and have to agree. */
export const CitationToCheck = Type.Object({
  law: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  article: Type.Optional(Article),
  /** Articles of the same law that are cited in the same breath: the quotation may be theirs. */
  beside: Type.Optional(Type.Array(Article, { maxItems: 10 })),
  paragraph: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  item: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  number: Type.Optional(Type.String({ maxLength: 100, description: '法释〔2020〕6号, （2021）京01民终123号' })),
  /** The number is a judgment's. */
  isCase: Type.Optional(Type.Boolean()),
  court: Type.Optional(Type.String({ maxLength: 60 })),
  quote: Type.Optional(Type.String({ maxLength: BRIEF.quote })),
})
export type CitationToCheck = Static<typeof CitationToCheck>

/** POST check */
export const CitationsToCheck = Type.Array(CitationToCheck, { minItems: 1, maxItems: BRIEF.atOnce })

export const CITATION_STATES = [
  'inForce',
  'amended',
  'repealed',
  'notYet',
  'noArticle',
  'absent',
  'mismatched',
  'misquoted',
  'found',
] as const
export type CitationState = (typeof CITATION_STATES)[number]

const Change = Type.Object({
  kind: Type.Union([Type.Literal('same'), Type.Literal('added'), Type.Literal('removed')]),
  text: Type.String(),
})

export const CheckedCitation = Type.Object({
  state: Type.Union(CITATION_STATES.map(state => Type.Literal(state))),
  /** Where it is: `law`, `case` or `similarity`. */
  library: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  /** Its number as the library has it; of a case the court, too. */
  number: Type.Optional(Type.String()),
  court: Type.Optional(Type.String()),
  time_limited: Type.Optional(Type.String()),
  /** Of a law, the day from which the text is in force. */
  effective_date: Type.Optional(Type.String()),
  /** As the law stands now; missing where it has no such article. */
  article: Type.Optional(Type.String({ description: '第五百七十七条' })),
  text: Type.Optional(Type.String()),
  /** The version that is cited, where another one is in force. */
  former: Type.Optional(Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() })),
  /** The article is there, and has no such 款 or 项. */
  lacks: Type.Optional(Type.Union([Type.Literal('paragraph'), Type.Literal('item')])),
  /** From the law's words to those in quotation marks. */
  changes: Type.Optional(Type.Array(Change)),
  /** What is quoted stands in another article of the law. */
  standsIn: Type.Optional(Type.String()),
})
export type CheckedCitation = Static<typeof CheckedCitation>

/** In the order of the request. */
export const CheckedCitations = Type.Array(CheckedCitation)

/** POST report: by what is named the citations are checked anew; words are as the brief has them. The file waits as other reports do. */
export const BriefReport = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 200, description: 'of the brief' })),
  citations: Type.Array(
    Type.Composite([
      CitationToCheck,
      Type.Object({ words: Type.String({ maxLength: 300 }), place: Type.String({ maxLength: 400 }) }),
    ]),
    { minItems: 1, maxItems: BRIEF.report },
  ),
})
export type BriefReport = Static<typeof BriefReport>

const Words = Type.Object({ words: Type.String({ maxLength: 300 }) })

/** POST link: they are checked anew and kept for whoever has the key. Of the brief, nothing is sent but its citations. */
export const BriefToLink = Type.Object({
  citations: Type.Array(Type.Composite([CitationToCheck, Words]), { minItems: 1, maxItems: BRIEF.linked }),
  quotes: Type.Boolean({ description: 'what stands in quotation marks is to be seen, where it differs' }),
})
export type BriefToLink = Static<typeof BriefToLink>

/** What is kept of a citation: what it is called, how it stands and why, and where its text is. */
export const LinkedCitation = Type.Object({
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
})
export type LinkedCitation = Static<typeof LinkedCitation>

/** GET link */
export const BriefLinkQuery = Type.Object({ secretKey: Type.String({ maxLength: 256 }) })
export const LinkedBrief = Type.Object({
  madeAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
  citations: Type.Array(LinkedCitation),
})
export type LinkedBrief = Static<typeof LinkedBrief>

/** As it is kept among the share keys of whoever made the link. */
export const BriefGrant = Type.Object({ method: Type.Literal('brief_report'), citations: Type.Array(LinkedCitation) })
export type BriefGrant = Static<typeof BriefGrant>
