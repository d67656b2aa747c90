import type { ChosenFilePort } from './port'

const read = (file: File) =>
  new Promise<string | undefined>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : undefined)
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })

export const chosenFile: ChosenFilePort = {
  choose: endings =>
    new Promise(resolve => {
      const input = document.createElement('input')
      input.type = 'file'
      input.accept = endings.map(ending => `.${ending}`).join(',')
      input.hidden = true
      const end = (file: File | undefined) => {
        input.remove()
        resolve(file ? { name: file.name, size: file.size, read: () => read(file) } : 'cancelled')
      }
      input.onchange = () => end(input.files?.[0])
      input.addEventListener('cancel', () => end(undefined))
      // Safari forgets an input that is on no page.
      document.body.appendChild(input)
      input.click()
    }),
}
