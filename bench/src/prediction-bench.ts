import { withTestFacts } from '@inkstone/testing/test-facts';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { initialState, startPrediction } from '@inkstone/workflow';
import type { WorkflowDefinition } from '@inkstone/schema';
import { quantile } from './measure/quantile.ts';
import { textTable } from './measure/text-table.ts';

const sizes = [25, 50, 100, 200];
const repetitions = 40;
const at = '2026-01-05T01:00:00.000Z';

/** Approvals one after the other, each of somebody whom the organisation must be asked for. */
function longWorkflow(activities: number): WorkflowDefinition {
  const codes = Array.from({ length: activities }, (_, index) => `step_${index}`);
  const steps = codes.map((code) => approve(code, [], { participants: [{ kind: 'control', control: code }] }));
  return buildWorkflow([start(), ...steps, end()], [['start', ...codes, 'end'].join(' > ')]);
}

/** Measures the prediction of a draft by the number of its activities: the time of each must not grow with their number. */
export function predictionBench(): Promise<void> {
  console.log('\nPrediction of a draft, facts answered at once');
  const rows = sizes.map((size) => {
    const definition = longWorkflow(size);
    const times = Array.from({ length: repetitions }, () => {
      const began = performance.now();
      const predicted = withTestFacts(
        { sources: { control: ['mona'] } },
        startPrediction({ definition, state: initialState, actor: 'emil', at }),
      );
      if (predicted.kind !== 'predicted' || predicted.activities.length !== size) throw new Error('the prediction is not complete');
      return performance.now() - began;
    });
    const median = quantile(times, 0.5);
    return [String(size), median.toFixed(2), quantile(times, 0.9).toFixed(2), ((1000 * median) / size).toFixed(0)];
  });
  console.log(textTable(['activities', 'ms p50', 'ms p90', 'µs for each'], rows));
  return Promise.resolve();
}
