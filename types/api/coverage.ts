/**
 * What the libraries contain: `/coverage/api/v1/`. Only the companion server has this service; the app works without
 * it.
 */
import { Type, type Static } from '@sinclair/typebox'

export const LibraryCoverage = Type.Object({
  library: Type.String({ description: 'the name in the app: case, law, fiscalPenalty …' }),
  name: Type.String({ description: '案例' }),
  total: Type.Integer(),
  /** Kinds of documents in the library, with their numbers. */
  parts: Type.Optional(Type.Array(Type.Object({ name: Type.String(), total: Type.Integer() }))),
  /**
   * The day up to which the library is complete, as a sentence that names the source. Missing if no source states it.
   */
  completeness: Type.Optional(Type.String()),
  /** The source of the documents, as the operator states it. */
  source: Type.Optional(Type.String()),
  /** Documents that are missing, as the operator states it. */
  missing: Type.Optional(Type.String()),
})
export type LibraryCoverage = Static<typeof LibraryCoverage>

/** GET libraries: every library with documents. */
export const Coverage = Type.Object({
  isSample: Type.Boolean({ description: 'some or all documents are invented' }),
  libraries: Type.Array(LibraryCoverage),
  /** The names of the libraries without documents. */
  empty: Type.Optional(Type.Array(Type.String())),
})
export type Coverage = Static<typeof Coverage>
