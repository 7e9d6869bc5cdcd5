import { isServer, useMutation as useClientMutation } from '@tanstack/react-query';

/** Nobody clicks while the server renders, so it makes nothing that could write. */
const idle = {
  data: undefined,
  error: null,
  variables: undefined,
  context: undefined,
  status: 'idle',
  isIdle: true,
  isPending: false,
  isError: false,
  isSuccess: false,
  isPaused: false,
  failureCount: 0,
  failureReason: null,
  submittedAt: 0,
  mutate: () => undefined,
  mutateAsync: () => new Promise(() => undefined),
  reset: () => undefined,
} as const;

/** A write that a component offers, and its state. */
export const useMutation = isServer
  ? ((() => idle) as unknown as typeof useClientMutation)
  : useClientMutation;
