let isKeyboard = false

document.addEventListener('keydown', () => (isKeyboard = true), { capture: true, passive: true })
document.addEventListener('pointerdown', () => (isKeyboard = false), { capture: true, passive: true })

export const usesKeyboard = () => isKeyboard
