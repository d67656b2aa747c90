import { settings } from '.'

/** Whether this deployment has a library, by its key, a screen, by its route, or examples, such as `ask-examples`. */
export const isOffered = (name: string) => settings.notOffered.indexOf(name) < 0
