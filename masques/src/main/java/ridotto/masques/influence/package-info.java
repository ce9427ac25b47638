/// One file for each influence card (Q9). A card finds targets, lists them, and acts on one.
package ridotto.masques.influence;
