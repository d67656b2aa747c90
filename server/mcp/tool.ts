/** The type of a tool for assistant programs: its descriptor, and the common parts of its replies. */
import type { Static, TObject } from '@sinclair/typebox'
import type { ErrorId } from '../copy'

/** A request to one of the services, as other clients send it. */
export interface ServiceCall {
  path: string
  query?: Record<string, string | undefined>
  /** With a body, the call is a POST. */
  body?: object
}

/** The libraries whose coverage a reply can describe. */
export type CoveredLibrary = 'law' | 'case' | 'similarity' | 'judicial' | 'article'

/** The error when a service refused the call or failed. */
export class ServiceRefusal extends Error {
  constructor(
    readonly id: ErrorId | 'unreachable',
    readonly sentence: string,
  ) {
    super(sentence)
  }
}

/** The functions of the server that a tool uses. */
export interface ToolContext {
  /** Returns the content of the reply's envelope. Throws a `ServiceRefusal`. */
  call<T>(call: ServiceCall): Promise<T>
  /** Returns the address that opens a screen of the app. */
  address(path: string): string
  /** Today in the form 2026-03-05. */
  today: string
}

/** One result. `empty` lists the fields without data in the library. */
export type ResultItem = Record<string, unknown> & { empty: string[] }

export interface ToolAnswer {
  results: ResultItem[]
  /** The number of all results, of which `results` may be only a page. */
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
  /** The libraries whose coverage is added to the reply. */
  reads: CoveredLibrary[]
  run(input: Static<Input>, context: ToolContext): Promise<ToolAnswer>
}

/** Checks `run` against the type of the input, then drops that type. All tools thus fit in one list. */
export const defineTool = <Input extends TObject>(one: Tool<Input>): Tool => one as unknown as Tool

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Builds a result. Fields without data are omitted, and listed in `empty`. */
export function resultItemOf(fields: Record<string, unknown>): ResultItem {
  const entries = Object.entries(fields)
  return {
    ...Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))),
    empty: entries.filter(([, value]) => isEmpty(value)).map(([name]) => name),
  }
}

/** Removes the marks of hits from a text that a service returned, and decodes an escaped `<`. */
export const withoutHitMarks = (marked: string | undefined) =>
  marked?.replace(/<\/?em>/g, '').replace(/&(?:amp;)*lt;/g, '<')
