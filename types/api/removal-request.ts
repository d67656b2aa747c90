/** Requests to mask a name in a document, or to withdraw the document. Only the companion server has this service. */
import { Type, type Static } from '@sinclair/typebox'
import { DocumentId } from './search'

/** GET form: the notice that a form must show before it is filled in. */
export const RemovalForm = Type.Object({
  consent: Type.String({ description: 'the version of what is agreed to; sent back with the request' }),
  operator: Type.Optional(Type.String({ description: 'who decides on the request' })),
  contact: Type.Optional(Type.String()),
})
export type RemovalForm = Static<typeof RemovalForm>

const Typed = (maxLength: number) => Type.String({ maxLength })

/** POST requests: sends a request. */
export const RemovalRequest = Type.Object({
  library: Type.Union(
    [
      Type.Literal('case'),
      Type.Literal('proDoc'),
      Type.Literal('penalty'),
      Type.Literal('similarity'),
      Type.Literal('article'),
      Type.Literal('bidding'),
    ],
    { description: 'the library of the document' },
  ),
  id: DocumentId,
  kind: Type.Union([Type.Literal('mask'), Type.Literal('withdraw')], {
    description: 'mask: another word stands for the name; withdraw: the document is not shown any more',
  }),
  name: Type.String({ maxLength: 200, description: 'the name in the document' }),
  applicant: Typed(200),
  relation: Type.String({ maxLength: 200, description: 'of the applicant to the person of the name' }),
  contact: Typed(400),
  reason: Typed(4000),
  consent: Type.String({ maxLength: 400, description: 'of the form that was agreed to' }),
})
export type RemovalRequest = Static<typeof RemovalRequest>

export const RemovalReceipt = Type.Object({
  receipt: Type.String({ description: 'by which the state of the request can be asked' }),
})
export type RemovalReceipt = Static<typeof RemovalReceipt>

/** POST state: asks for the state of a request by its receipt. */
export const RemovalStateQuery = Type.Object({ receipt: Type.String({ maxLength: 40 }) })
export type RemovalStateQuery = Static<typeof RemovalStateQuery>

export const RemovalState = Type.Object({
  state: Type.Union([Type.Literal('open'), Type.Literal('masked'), Type.Literal('withdrawn'), Type.Literal('refused')]),
  answer: Type.String({ description: 'of the operator, with the reason of a refusal' }),
  madeAt: Type.String(),
  decidedAt: Type.Optional(Type.String()),
})
export type RemovalState = Static<typeof RemovalState>
