/** People are chosen by pressing them in the picture. */
export interface PictureControl {
  isChosen: (id: string) => boolean;
  /** People who cannot be chosen here are drawn without a button. */
  canChoose: (id: string) => boolean;
  onPress: (id: string) => void;
}
