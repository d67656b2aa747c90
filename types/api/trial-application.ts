/** Trial applications from the mini-program: `/trial/api/v1`. Only the companion server has this service. */
import { Type, type Static } from '@sinclair/typebox'

/** GET form: the notice that a form must show before it is filled in. */
export const TrialForm = Type.Object({
  consent: Type.String({ description: 'the version of what is agreed to; sent back with the application' }),
  keptDays: Type.Integer({ description: 'how long an application is kept' }),
  weChatPhone: Type.Boolean({ description: 'WeChat’s phone number can be read' }),
})
export type TrialForm = Static<typeof TrialForm>

/** POST phone: a single-use code of WeChat’s `getPhoneNumber`. */
export const PhoneCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 512 }) })
export type PhoneCode = Static<typeof PhoneCode>

export const PhoneReply = Type.Object({ phone: Type.String() })
export type PhoneReply = Static<typeof PhoneReply>

const Mark = Type.Optional(Type.String({ maxLength: 128 }))
const Typed = Type.String({ maxLength: 200 })

/** POST applications: an application for a trial account. */
export const TrialApplication = Type.Object({
  name: Typed,
  phone: Typed,
  firm: Typed,
  consent: Type.String({ maxLength: 64, description: 'of the form that was agreed to' }),
  source: Mark,
  codetype: Mark,
  trycode: Mark,
  gdt_vid: Mark,
  unionId: Mark,
})
export type TrialApplication = Static<typeof TrialApplication>
