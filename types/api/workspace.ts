/**
 * The workspace of an account: `/desk`. Only the companion server has this service. The sync does not interpret the
 * bodies of entries. Alerts and exports read them.
 */
import { Type, type Static } from '@sinclair/typebox'

const WORKSPACE_EXPORT = {
  documents: 500,
  title: 500,
  word: 200,
  remark: 2000,
  notes: 200,
  quote: 40_100,
  note: 16_000,
}

/** A text that PostgreSQL can store. It refuses only NUL. */
const STORABLE = '^[^\\u0000]*$'
const Id = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: STORABLE,
  description: 'the device’s own, the same for ever',
})
const KindName = Type.String({ pattern: '^[a-z]{1,20}$', description: 'folder, document, search, note …' })
const Moment = Type.Integer({
  minimum: 0,
  maximum: 8.64e15,
  description: 'milliseconds, by the clock of the device that changed it; at most what a calendar has a day for',
})
const Version = Type.Integer({ minimum: 0 })
const Body = Type.Union([Type.String({ minLength: 1, pattern: STORABLE }), Type.Null()], {
  description: 'JSON; null: removed',
})

export const WorkspaceChange = Type.Object({
  id: Id,
  kind: KindName,
  body: Body,
  editedAt: Moment,
  base: Type.Integer({ minimum: 0, description: 'the version that was changed; 0: a new entry' }),
})
export type WorkspaceChange = Static<typeof WorkspaceChange>

/** POST sync: sends local changes, and returns changes of other devices. */
export const WorkspaceSync = Type.Object({
  since: Type.Integer({ minimum: 0, description: '`cursor` of the last answer; 0: everything' }),
  changes: Type.Array(WorkspaceChange, { maxItems: 200 }),
})
export type WorkspaceSync = Static<typeof WorkspaceSync>

export const SyncedEntry = Type.Object({ id: Id, kind: KindName, body: Body, editedAt: Moment, version: Version })
export type SyncedEntry = Static<typeof SyncedEntry>

export const WorkspaceReply = Type.Object({
  cursor: Version,
  more: Type.Boolean({ description: 'ask again, with the cursor' }),
  entries: Type.Array(SyncedEntry, { description: 'changed since, in the order of their versions' }),
  taken: Type.Array(Type.Object({ id: Id, version: Version })),
  refused: Type.Array(
    Type.Object({
      id: Id,
      why: Type.Union([Type.Literal('changed'), Type.Literal('full'), Type.Literal('long')], {
        description: 'changed: by somebody else since `base`; full: no space for more; long: too long a body',
      }),
    }),
  ),
  space: Type.Optional(
    Type.Object({
      used: Type.Integer({ description: 'bytes of all entries' }),
      most: Type.Integer({ description: 'bytes that an account may use' }),
    }),
  ),
  /**
   * A value that changes with each import. A device then compares its saved laws and judgments with the library again.
   */
  library: Type.Optional(Type.String()),
})
export type WorkspaceReply = Static<typeof WorkspaceReply>

const word = Type.Optional(Type.String({ maxLength: WORKSPACE_EXPORT.word }))

/** POST export: a folder as a Word file. The reply has the key of the file (`ReportAnswer`). */
export const WorkspaceExport = Type.Object({
  title: Type.String({ minLength: 1, maxLength: WORKSPACE_EXPORT.word }),
  documents: Type.Array(
    Type.Object({
      title: Type.String({ minLength: 1, maxLength: WORKSPACE_EXPORT.title }),
      library: word,
      from: word,
      number: word,
      day: word,
      status: word,
      remark: Type.Optional(Type.String({ maxLength: WORKSPACE_EXPORT.remark })),
      notes: Type.Optional(
        Type.Array(
          Type.Object({
            quote: Type.String({ maxLength: WORKSPACE_EXPORT.quote, description: 'the words of the document' }),
            text: Type.Optional(
              Type.String({ maxLength: WORKSPACE_EXPORT.note, description: 'what was written to them' }),
            ),
          }),
          { maxItems: WORKSPACE_EXPORT.notes },
        ),
      ),
    }),
    { minItems: 1, maxItems: WORKSPACE_EXPORT.documents },
  ),
})
export type WorkspaceExport = Static<typeof WorkspaceExport>
