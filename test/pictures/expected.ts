import path from 'node:path'

export const expectedFolder = path.join(__dirname, 'expected')
export const expectedFile = (name: string, theme: string) => path.join(expectedFolder, `${name}-${theme}.png`)
