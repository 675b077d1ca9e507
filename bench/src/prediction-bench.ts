import { withTestFacts } from '@inkstone/testing/test-facts';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { initialState, startPrediction } from '@inkstone/workflow';
import type { WorkflowDefinition } from '@inkstone/schema';
import { quantile } from './measure/quantile.ts';
import { textTable } from './measure/text-table.ts';

const sizes = [25, 50, 100, 200];
const samples = 15;
/** The system counts the time of a thread in steps of up to 4 ms. */
const sampleMicroseconds = 60_000;
const at = '2026-01-05T01:00:00.000Z';

/** Approvals one after the other, each of somebody whom the organisation must be asked for. */
function longWorkflow(activities: number): WorkflowDefinition {
  const codes = Array.from({ length: activities }, (_, index) => `step_${index}`);
  const steps = codes.map((code) => approve(code, [], { participants: [{ kind: 'control', control: code }] }));
  return buildWorkflow([start(), ...steps, end()], [['start', ...codes, 'end'].join(' > ')]);
}

/**
 * Measures the prediction of a draft by the number of its activities, in processor time, which other programs disturb least: the time of
 * each activity must not grow with their number.
 */
export function predictionBench(): Promise<void> {
  console.log('\nPrediction of a draft, facts answered at once');
  const rows = sizes.map((size) => {
    const definition = longWorkflow(size);
    const predict = (): void => {
      const predicted = withTestFacts(
        { sources: { control: ['mona'] } },
        startPrediction({ definition, state: initialState, actor: 'emil', at }),
      );
      if (predicted.kind !== 'predicted' || predicted.activities.length !== size) throw new Error('the prediction is not complete');
    };
    // The first ones compile the program.
    for (let run = 0; run < 10; run += 1) processorMilliseconds(predict);
    const times = Array.from({ length: samples }, () => processorMilliseconds(predict));
    const median = quantile(times, 0.5);
    return [size, median.toFixed(2), quantile(times, 0.9).toFixed(2), Math.min(...times).toFixed(2), ((1000 * median) / size).toFixed(0)];
  });
  console.log(
    textTable(
      ['activities', 'ms p50', 'ms p90', 'ms least', 'µs for each'],
      rows.map((row) => row.map(String)),
    ),
  );
  return Promise.resolve();
}

/** Of this thread for each of as many runs as take long enough to be measured. */
function processorMilliseconds(run: () => void): number {
  const from = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    run();
    const { user, system } = process.threadCpuUsage();
    const microseconds = user + system - from.user - from.system;
    if (microseconds >= sampleMicroseconds) return microseconds / runs / 1000;
  }
}
