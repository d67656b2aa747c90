import { existsSync } from 'node:fs'
import path from 'node:path'

export const FOLDER = path.resolve(__dirname, '../../../../../shared/corpus')
export const isPresent = existsSync(path.join(FOLDER, 'queries.ndjson'))
