import { ROUTES } from '../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['home-search-input'].title })
