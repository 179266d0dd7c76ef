import { describeRuleMutants } from '../../testing/ruleMutantTests.ts'
import { MUTANTS } from './mutants.ts'

describeRuleMutants(MUTANTS, import.meta.url)
