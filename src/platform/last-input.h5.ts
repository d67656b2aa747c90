let byKeys = false

document.addEventListener('keydown', () => (byKeys = true), { capture: true, passive: true })
document.addEventListener('pointerdown', () => (byKeys = false), { capture: true, passive: true })

export const movesByKeys = () => byKeys
