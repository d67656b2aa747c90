import { settings } from '.'

/** Whether this deployment has a library, by its key, or a screen, by its route. */
export const isOffered = (name: string) => settings.notOffered.indexOf(name) < 0
