export { FONT } from './palette'
