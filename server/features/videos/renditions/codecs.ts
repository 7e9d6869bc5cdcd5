import { Input, MP4, type Source } from 'mediabunny';

/** The codecs of a video that can be played, as browsers and playlists name them. */
export async function codecsOf(source: Source): Promise<string> {
  const input = new Input({ source, formats: [MP4] });
  try {
    const tracks = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    const names = await Promise.all(tracks.map((track) => track?.getCodecParameterString()));
    return names.filter((name) => name != null).join(',');
  } finally {
    input.dispose();
  }
}
