/** In place of antd's messages: the console's notices are notifications (src/components/notice). */
export default function useNoMessage() {
  return NONE;
}

const NONE = [undefined, null] as const;
