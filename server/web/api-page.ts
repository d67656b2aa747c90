/** Shows the OpenAPI document as a page for people. */
import type { OpenAPIV3_1 } from 'openapi-types'
import { copy } from '../copy'
import { html } from '../http/html'
import type { HtmlPage } from './page'

type Operation = OpenAPIV3_1.OperationObject
type Schema = OpenAPIV3_1.SchemaObject

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Call {
  method: string
  path: string
  operation: Operation
}

const callsOf = ({ paths }: OpenAPIV3_1.Document): Call[] =>
  Object.entries(paths!).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = item?.[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )

const serviceOf = ({ operation }: Call) => operation.tags?.[0]

const jsonOf = (content?: Record<string, OpenAPIV3_1.MediaTypeObject>) =>
  content?.['application/json']?.schema as Schema

const schemaBlock = (title: string, schema?: Schema) =>
  schema &&
  html`<h4>${title}</h4>
    <pre>${JSON.stringify(schema, null, 2)}</pre>`

const parameterRow = ({ name, in: place, required, schema, description }: OpenAPIV3_1.ParameterObject) =>
  html`<tr>
    <td><code>${name}</code></td>
    <td>${copy.api.places[place as keyof typeof copy.api.places]}${required && ` · ${copy.api.required}`}</td>
    <td>${description ?? (schema as Schema | undefined)?.description}</td>
  </tr>`

function callBlock({ method, path, operation }: Call) {
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[]
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined
  const answer = operation.responses?.['200'] as OpenAPIV3_1.ResponseObject | undefined
  return html`<details>
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code></summary>
    ${
      parameters.length > 0 &&
      html`<table>
        ${parameters.map(parameterRow)}
      </table>`
    }
    ${schemaBlock(copy.api.body, jsonOf(body?.content))} ${schemaBlock(copy.api.answer, jsonOf(answer?.content))}
  </details>`
}

export function apiPage(document: OpenAPIV3_1.Document, appName: string, file: string): HtmlPage {
  const calls = callsOf(document)
  const services = [...new Set(calls.map(serviceOf))]
  return {
    title: copy.api.title,
    appName,
    main: html`<main class="api">
      <h1>${copy.api.title}</h1>
      <p class="intro">${copy.api.intro} <a href="${file}">${file}</a></p>
      ${services.map(
        service =>
          html`<section>
            <h2>${service}</h2>
            ${calls.filter(call => serviceOf(call) === service).map(callBlock)}
          </section>`,
      )}
    </main>`,
  }
}
