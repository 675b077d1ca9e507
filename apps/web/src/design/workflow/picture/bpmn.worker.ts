import { flowAsBpmn, type Exported, type FlowToExport } from './flow-bpmn.ts';

/** What the worker answers: the workflow as BPMN, or what was thrown. */
export type BpmnAnswer = { readonly exported: Exported } | { readonly failure: string };

// In a worker, because reading activities takes the schemas of the server, which are too large for the page.
self.onmessage = ({ data }: MessageEvent<FlowToExport>) => {
  flowAsBpmn(data).then(
    (exported) => self.postMessage({ exported } satisfies BpmnAnswer),
    (failure: unknown) => self.postMessage({ failure: String(failure) } satisfies BpmnAnswer),
  );
};
