import { formAsk, type FormQuestion } from '@inkstone/api';
import type { FormServices, ServiceAnswer, ServiceRequest } from '@inkstone/form-engine';
import type { Client } from '../../platform/api/client.ts';
import { loadInput, type FormPlace } from './form-place.ts';

/** What an open form asks, answered by the server: it looks up itself what the published form declares, so only the inputs go along. */
export function createFormServices(client: Client, place: FormPlace): FormServices {
  return {
    async ask(requests, signal) {
      const answers = await client.call(formAsk, { ...loadInput(place), questions: requests.map(questionOf) }, { signal });
      return answers as readonly ServiceAnswer[];
    },
  };
}

function questionOf(request: ServiceRequest): FormQuestion {
  switch (request.kind) {
    case 'linkage': {
      const { kind, control, inputs } = request;
      return { kind, control, inputs: { ...inputs } };
    }
    case 'choices': {
      const { kind, control, inputs, keyword, cursor } = request;
      return { kind, control, inputs: { ...inputs }, keyword, ...(cursor !== undefined && { cursor }) };
    }
    case 'chosen': {
      const { kind, control, inputs, values } = request;
      return { kind, control, inputs: { ...inputs }, values: [...values] };
    }
    case 'lookup':
    case 'unit':
      return { ...request };
    case 'rule':
      return { ...request, inputs: { ...request.inputs } };
  }
}
