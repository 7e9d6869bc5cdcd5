import type { AddressFor, PathOf, ReplyOf } from '@chalkline/contract/api-calls';
import { withFormToken } from './write.ts';

/** The uploaded share of a file, from 0 to 1. */
export type OnSent = (ratio: number) => void;

/** Uploads a file and reports the progress, which `fetch` can't do. */
export async function upload<Path extends PathOf<'POST'>>(
  address: AddressFor<'POST', Path>,
  file: File,
  onSent: OnSent,
): Promise<ReplyOf<'POST', Path>> {
  const response = await withFormToken((headers) => sendFile(address, file, headers, onSent));
  return (await response.json()) as ReplyOf<'POST', Path>;
}

function sendFile(address: string, file: File, headers: Headers, onSent: OnSent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.withCredentials = true;
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError("We couldn't send the file."));
    request.onabort = request.onerror;
    request.send(file);
  });
}

function responseOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(responseText, { status, statusText });
}
