import { describeEngine } from '../server/engine/support/describe-engine'
import { describeOnCluster, openOnCluster } from './support/engine'

describeOnCluster('a cluster', () => describeEngine('the engine on a cluster', () => openOnCluster()))
