/** The address of an uploaded video that is sent by this site, also if the video is stored in a bucket. */
export function fromThisSite(playUrl: string): string {
  return `${playUrl}${playUrl.includes('?') ? '&' : '?'}from=site`;
}
