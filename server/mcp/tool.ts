/** A tool of an assistant program: its descriptor, and what its replies have in common. */
import type { Static, TObject } from '@sinclair/typebox'
import type { ErrorId } from '../copy'

/** A call of one of the services, as a client of them would make it. */
export interface ServiceCall {
  path: string
  query?: Record<string, string | undefined>
  /** With a body, the call is a POST. */
  body?: object
}

/** The libraries whose coverage a reply can tell. */
export type CoveredLibrary = 'law' | 'case' | 'similarity' | 'judicial' | 'article'

/** A service that refused or failed. */
export class ServiceRefusal extends Error {
  constructor(
    readonly id: ErrorId | 'unreachable',
    readonly sentence: string,
  ) {
    super(sentence)
  }
}

/** What a tool needs of the server. */
export interface ToolWorld {
  /** Returns the content of the reply's envelope. Throws a `ServiceRefusal`. */
  call<T>(call: ServiceCall): Promise<T>
  /** Returns the address that opens a screen of the app. */
  address(path: string): string
  /** Today in the form 2026-03-05. */
  today: string
}

/** One result. `empty` names the fields for which the library has no data. */
export type Item = Record<string, unknown> & { empty: string[] }

export interface Answer {
  results: Item[]
  /** The number of all results. */
  total?: number
  /** A sentence for people, such as why there is no result. */
  note?: string
  [more: string]: unknown
}

export interface Tool<Input extends TObject = TObject> {
  name: string
  title: string
  description: string
  input: Input
  /** The libraries whose coverage belongs to the reply. */
  reads: CoveredLibrary[]
  run(input: Static<Input>, world: ToolWorld): Promise<Answer>
}

/** Keeps the type of the input for `run`, and forgets it for the list of tools. */
export const tool = <Input extends TObject>(one: Tool<Input>): Tool => one as unknown as Tool

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Builds a result. Fields without data are left out and named. */
export function itemOf(fields: Record<string, unknown>): Item {
  const entries = Object.entries(fields)
  return {
    ...Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))),
    empty: entries.filter(([, value]) => isEmpty(value)).map(([name]) => name),
  }
}

/** Removes the marks of hits from a text of the services. */
export const plainText = (marked: string | undefined) => marked?.replace(/<\/?em>/g, '').replace(/&(?:amp;)*lt;/g, '<')
