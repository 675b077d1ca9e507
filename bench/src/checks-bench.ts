import { tangledWorkflow } from '@inkstone/testing/tangled-workflow';
import { wideWorkflow } from '@inkstone/testing/wide-workflow';
import { checkDefinition } from '@inkstone/workflow';
import { textTable } from './measure/text-table.ts';

const definitions = {
  '20 parallel branches': () => wideWorkflow(false),
  '20 inclusive branches': () => wideWorkflow(true),
  'not to be proved': () => tangledWorkflow('ann'),
} as const;

/** Measures the check of large workflows at publishing, the first time in a process. */
export function checksBench(): Promise<void> {
  console.log('\nCheck of workflows');
  const rows = Object.entries(definitions).map(([name, build]) => {
    const definition = build();
    const [began, used] = [performance.now(), process.cpuUsage()];
    const issues = checkDefinition(definition);
    const { user, system } = process.cpuUsage(used);
    const result = issues.map(({ code }) => code).join() || 'proved';
    return [
      name,
      String(definition.activities.length),
      result,
      (performance.now() - began).toFixed(0),
      ((user + system) / 1000).toFixed(0),
    ];
  });
  console.log(textTable(['', 'activities', '', 'ms', 'processor ms'], rows));
  return Promise.resolve();
}
