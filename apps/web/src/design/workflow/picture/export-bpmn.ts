import type { BpmnAnswer } from './bpmn.worker.ts';
import type { Exported, FlowToExport } from './flow-bpmn.ts';

/** Returns a workflow as BPMN 2.0 (`flowAsBpmn`), made in a worker. */
export function exportBpmn(flow: FlowToExport): Promise<Exported> {
  const worker = new Worker(new URL('./bpmn.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Exported>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<BpmnAnswer>) =>
      'exported' in data ? resolve(data.exported) : reject(new Error(data.failure));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(flow);
  }).finally(() => worker.terminate());
}
