/** What the libraries hold: `/coverage/api/v1/`. Companion server only; the app works without it. */
import { Type, type Static } from '@sinclair/typebox'

export const LibraryCoverage = Type.Object({
  library: Type.String({ description: 'the name in the app: case, law, fiscalPenalty …' }),
  name: Type.String({ description: '案例' }),
  total: Type.Integer(),
  /** Kinds of documents among them. */
  parts: Type.Optional(Type.Array(Type.Object({ name: Type.String(), total: Type.Integer() }))),
  /** The day up to which documents are held, as a sentence that says who states it. Missing if nothing tells it. */
  completeness: Type.Optional(Type.String()),
  /** From whom the documents are, as the operator states it. */
  source: Type.Optional(Type.String()),
  /** What is known to be missing, as the operator states it. */
  missing: Type.Optional(Type.String()),
})
export type LibraryCoverage = Static<typeof LibraryCoverage>

/** GET libraries: every library with documents. */
export const Coverage = Type.Object({
  isSample: Type.Boolean({ description: 'some or all documents are invented' }),
  libraries: Type.Array(LibraryCoverage),
})
export type Coverage = Static<typeof Coverage>
