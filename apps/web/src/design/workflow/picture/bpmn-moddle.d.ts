/** The library has types of the elements only; its own functions are declared here as far as they are used. */
declare module 'bpmn-moddle' {
  /** An element of BPMN 2.0; which properties it has depends on its type, and the library refuses unknown types. */
  export interface BpmnElement {
    readonly $type: string;
    readonly id: string;
    readonly [property: string]: unknown;
    /** A list of elements; it is made if it is not there yet. */
    get(list: 'incoming' | 'outgoing'): BpmnElement[];
  }

  export class BpmnModdle {
    create(type: string, properties?: Readonly<Record<string, unknown>>): BpmnElement;
    toXML(element: BpmnElement, options?: { readonly format?: boolean }): Promise<{ readonly xml: string }>;
    fromXML(xml: string): Promise<{ readonly rootElement: BpmnElement; readonly warnings: readonly { readonly message: string }[] }>;
  }
}
