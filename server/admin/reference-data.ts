/** The commands for files of reference data. They work beside a running server, which notices changed files itself. */
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beijingDay } from '@domain/format/beijing-time'
import { isOutdated, REFERENCE_DATA, type ReferenceKind } from '@domain/reference-data/file'
import { REFERENCE_KINDS, REFERENCE_NAMES, type ReferenceData } from '@domain/reference-data/kinds'
import { makeFolder } from '../data-folder'
import { readOperatorFile, referenceFilePath, type FileReading } from '../reference-data/folder'
import { printLine, UsageError } from './command'

interface Place {
  dataDir: string
  now: () => Date
}

type ReadFile = Extract<FileReading<ReferenceData>, { ok: true }>

async function read(file: string, { now }: Place, only?: ReferenceData): Promise<FileReading<ReferenceData>> {
  try {
    return await readOperatorFile(file, beijingDay(now()), only)
  } catch (error) {
    return { ok: false, fault: `The file cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).` }
  }
}

async function readValid(file: string, place: Place): Promise<ReadFile> {
  const reading = await read(file, place)
  if (!reading.ok) throw new UsageError(`${file}: ${reading.fault}`)
  return reading
}

const nameOf = ({ file }: ReadFile) => file.data as ReferenceData

function cellsOf(data: ReferenceData, file: ReadFile['file'], today: string): string[] {
  const { lastChange } = REFERENCE_KINDS[data].kind as ReferenceKind<unknown>
  const changed = lastChange(file.rows)
  const age = isOutdated(file.checkedTo, today) ? ` (more than ${REFERENCE_DATA.freshDays} days ago)` : ''
  return [
    `${file.rows.length} rows`,
    `checked to ${file.checkedTo}${age}`,
    changed === undefined ? 'rows without days' : `last change ${changed}`,
    file.source,
  ]
}

/** Lists all kinds with their origin. A refused file of the operator is listed with the reason. */
async function list(place: Place) {
  const today = beijingDay(place.now())
  for (const data of REFERENCE_NAMES) {
    const file = referenceFilePath(place.dataDir, data)
    const reading = existsSync(file) ? await read(file, place, data) : undefined
    const origin = reading === undefined ? 'bundled' : reading.ok ? 'operator' : 'bundled, since the file is refused'
    printLine(data, origin, ...cellsOf(data, reading?.ok ? reading.file : REFERENCE_KINDS[data].bundled, today))
    if (reading && !reading.ok) printLine(data, 'refused', file, reading.fault)
  }
}

async function check(place: Place, files: string[]) {
  const today = beijingDay(place.now())
  for (const file of files) {
    const reading = await readValid(file, place)
    printLine(nameOf(reading), 'is valid', ...cellsOf(nameOf(reading), reading.file, today))
  }
}

/** Installs all files, or none if one is refused. Each file is replaced in one step. */
async function install(place: Place, files: string[]) {
  const readings: ReadFile[] = []
  for (const file of files) readings.push(await readValid(file, place))
  for (const reading of readings) {
    const target = referenceFilePath(place.dataDir, nameOf(reading))
    makeFolder(path.dirname(target))
    const draft = `${target}.${randomBytes(4).toString('hex')}.part`
    writeFileSync(draft, reading.text, { mode: 0o600 })
    renameSync(draft, target)
    printLine(nameOf(reading), 'installed', target)
  }
}

function dataNamed(name: string): ReferenceData {
  const data = REFERENCE_NAMES.find(each => each === name)
  if (!data) throw new UsageError(`There is no data ${name}; there are ${REFERENCE_NAMES.join(', ')}.`)
  return data
}

function remove({ dataDir }: Place, names: string[]) {
  const files = names.map(name => [name, referenceFilePath(dataDir, dataNamed(name))] as const)
  for (const [name, file] of files)
    if (!existsSync(file)) throw new UsageError(`The bundled ${name} are in use; there is no file to remove.`)
  for (const [name, file] of files) {
    rmSync(file)
    printLine(name, 'removed; the bundled file is in use')
  }
}

/** Prints the file in use, from which the operator can make the next one. */
async function show(place: Place, name: string) {
  const data = dataNamed(name)
  const file = referenceFilePath(place.dataDir, data)
  const content = existsSync(file) ? (await readValid(file, place)).file : REFERENCE_KINDS[data].bundled
  process.stdout.write(`${JSON.stringify(content, null, 2)}\n`)
}

/** Runs `admin data …`. Returns false if the command is unknown. */
export async function referenceDataCommand(place: Place, [action, ...rest]: string[]): Promise<boolean> {
  const [first] = rest
  if (action === 'list' && first === undefined) await list(place)
  else if (action === 'show' && first !== undefined && rest.length === 1) await show(place, first)
  else if (first === undefined) return false
  else if (action === 'check') await check(place, rest)
  else if (action === 'install') await install(place, rest)
  else if (action === 'remove') remove(place, rest)
  else return false
  return true
}
