import { describeNear } from '../server/engine/support/describe-near'
import { describeOnCluster, openOnCluster } from './support/engine'

describeOnCluster('words near each other', () => describeNear(() => openOnCluster(), 120))
