/** "Good evening, Harriet", by the clock of the device. */
export function greeting(hour: number, name: string | null): string {
  const time = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return name ? `${time}, ${name}` : time;
}
