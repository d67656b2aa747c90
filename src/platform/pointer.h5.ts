export const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches
