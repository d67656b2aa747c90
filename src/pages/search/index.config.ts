import { ROUTES } from '../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES.search.title, navigationStyle: 'custom' })
